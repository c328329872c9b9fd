/** The widths of css/media.css in pixels, for code that asks `matchMedia` or `sizes`. Source: docs/design.md, section 4. */
export const breakpoint = { mobile: 480, tablet: 820, compact: 1023, belowContent: 1241 } as const;
