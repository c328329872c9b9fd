// What the page will show, asked for by the first lines of the shell's script: sooner, it would slow the script down, and
// with the first text of the site it would come after it. Of the fonts of the system, each machine lacks some.
document.fonts.forEach((font) => void font.load().catch(() => undefined));

const picture = globalThis.siteFirstCall?.picture;
if (picture) new Image().src = picture;
