// Starts loading the fonts and the picture in the first lines of the shell's script. Earlier they would
// compete with the script for bandwidth; later, with the first text, they would come too late. Of the fonts
// of the system, each machine lacks some.
document.fonts.forEach((font) => void font.load().catch(() => undefined));

const picture = globalThis.siteFirstCall?.picture;
if (picture) new Image().src = picture;
