import { startFirstCall } from './first-call';

// Runs before the libraries, while the network has nothing to do. Asked for with the first text, the fonts would come after
// it, and what is in sight would change. Of those of the system, each machine lacks some.
document.fonts.forEach((font) => void font.load().catch(() => undefined));
startFirstCall(document);
