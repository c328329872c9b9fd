import { placeOfPicture } from './first-picture';
import { loadSiteFonts } from './site-fonts';

// Starts loading the fonts in the first lines of the shell's script. Earlier they would compete with the script for bandwidth; later,
// with the first text, they would come too late. Of the fonts of the system, each machine lacks some.
const loadFonts = () => void loadSiteFonts(document);

// Where the page has a picture, that is larger than any text of it, and comes first.
const picture = placeOfPicture(document) && globalThis.siteFirstCall?.picture;
if (picture && !picture.complete)
  for (const end of ['load', 'error']) picture.addEventListener(end, loadFonts);
else loadFonts();
