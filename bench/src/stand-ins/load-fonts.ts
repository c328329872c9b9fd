/** The monolith has no first sight to ask for the fonts; it does so before its libraries run. */
document.fonts.forEach((font) => void font.load().catch(() => undefined));
