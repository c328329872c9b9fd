/** The media query that says the visitor asked for less movement (docs/design.md, section 6). */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
