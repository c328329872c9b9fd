import '@site/tokens/css/fonts.css';
import '@site/tokens/css/tokens.css';
import '@site/tokens/css/base.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';

const place = document.querySelector('div');
if (place) createRoot(place).render(<Gallery />);
