import '@site/tokens/css/fonts.css';
import '@site/tokens/css/tokens.css';
import '@site/tokens/css/base.css';
import { createRoot } from 'react-dom/client';
import { ReleasePage } from './release-page';

const place = document.getElementById('app');
if (place) createRoot(place).render(<ReleasePage />);
