/** What an icon draws on a grid of 24 by 24: a feature's is an outline, a network's mark is filled. */
export interface IconShape {
  /** The outline, drawn with a stroke. */
  stroke?: string;
  /** A closed form, filled. */
  fill?: string;
}

// An export each: a bundle carries only those that it draws.

const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z';

export const alertCircle: IconShape = { stroke: `${circle}M12 7.5V13M12 16.4v.1` };
export const arrowLeft: IconShape = { stroke: 'M19 12H5M11 6l-6 6 6 6' };
export const arrowRight: IconShape = { stroke: 'M5 12h14M13 6l6 6-6 6' };
export const check: IconShape = { stroke: 'M5 12.5l4.5 4.5L19 7.5' };
export const checkCircle: IconShape = { stroke: `${circle}M8 12.3l2.8 2.8 5.4-5.6` };
export const chevronDown: IconShape = { stroke: 'M5 9l7 7 7-7' };
export const chevronRight: IconShape = { stroke: 'M9 5l7 7-7 7' };
export const clock: IconShape = { stroke: `${circle}M12 7v5.2l3.4 2` };
export const close: IconShape = { stroke: 'M6 6l12 12M18 6L6 18' };
export const cross: IconShape = { stroke: 'M7 7l10 10M17 7L7 17' };
export const download: IconShape = { stroke: 'M12 4v11M7 10.5l5 5 5-5M5 20h14' };
export const eye: IconShape = {
  stroke:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z',
};
export const eyeOff: IconShape = {
  stroke:
    'M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.5M6.2 7.3A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
};
export const facebook: IconShape = {
  fill: 'M13.6 21v-8h2.7l.4-3.2h-3.1V7.9c0-.9.3-1.6 1.6-1.6h1.6V3.5c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.4-4 4.1v2.3H7.7V13h2.7v8z',
};
export const fileText: IconShape = {
  stroke:
    'M6.5 3H14l5 5v11.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3zM14 3v5h5M8.5 13h7M8.5 16.5h5',
};
export const info: IconShape = { stroke: `${circle}M12 11v5.5M12 7.6v.1` };
export const instagram: IconShape = {
  stroke:
    'M8.5 3h7A5.5 5.5 0 0 1 21 8.5v7a5.5 5.5 0 0 1-5.5 5.5h-7A5.5 5.5 0 0 1 3 15.5v-7A5.5 5.5 0 0 1 8.5 3zM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 1 0 0-8.4z',
  fill: 'M17.2 5.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6z',
};
export const linkedin: IconShape = {
  fill: 'M4 9h3.6v11H4zM5.8 3.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM10 9h3.4v1.6c.7-1.2 1.9-1.9 3.5-1.9 2.9 0 4.1 1.8 4.1 5V20h-3.6v-5.8c0-1.5-.5-2.4-1.8-2.4-1.3 0-2 .9-2 2.4V20H10z',
};
export const lock: IconShape = {
  stroke:
    'M7.5 10.5h9A2.5 2.5 0 0 1 19 13v5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18v-5a2.5 2.5 0 0 1 2.5-2.5zM8 10.5V8a4 4 0 0 1 8 0v2.5',
};
export const logOut: IconShape = {
  stroke: 'M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10M16.5 8l4 4-4 4',
};
export const menu: IconShape = { stroke: 'M4 7h16M4 12h16M4 17h16' };
export const minus: IconShape = { stroke: 'M6 12h12' };
export const pauseCircle: IconShape = { stroke: `${circle}M9.8 8.8v6.4M14.2 8.8v6.4` };
export const playCircle: IconShape = { stroke: `${circle}M10 8.5v7l5.5-3.5z` };
export const plus: IconShape = { stroke: 'M12 6v12M6 12h12' };
export const shoppingBag: IconShape = { stroke: 'M5 8h14l1 12.5H4zM8.5 8V7a3.5 3.5 0 0 1 7 0v1' };
export const shoppingCart: IconShape = {
  stroke:
    'M3 4h2.2l2.3 11.2a1.6 1.6 0 0 0 1.6 1.3h8.4a1.6 1.6 0 0 0 1.6-1.2L21 8H6M9.5 18.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6zM17 18.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6z',
};
export const ticket: IconShape = {
  stroke: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2',
};
export const tiktok: IconShape = {
  fill: 'M13 3h3c.2 2.3 1.6 3.9 4 4.1v3c-1.5 0-2.9-.4-4-1.2v6.3A5.8 5.8 0 1 1 10.9 9.4v3.2a2.7 2.7 0 1 0 2.1 2.6z',
};
export const trophy: IconShape = {
  stroke:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.3 5 3.7 5.4M16 6h3.5c0 3-1.3 5-3.7 5.4M12 14v4M8.5 20.5h7M9.5 18h5',
};
export const twitter: IconShape = {
  fill: 'M21.5 6.3c-.7.3-1.4.5-2.2.6.8-.5 1.4-1.2 1.7-2.1-.7.4-1.6.8-2.4.9a3.8 3.8 0 0 0-6.6 2.6c0 .3 0 .6.1.9-3.2-.2-6-1.7-7.9-4-.9 1.6-.5 3.9 1.2 5.1-.6 0-1.2-.2-1.7-.5 0 1.8 1.3 3.4 3.1 3.7-.6.2-1.2.2-1.7.1.5 1.5 1.9 2.6 3.6 2.6A7.7 7.7 0 0 1 3 17.8 10.8 10.8 0 0 0 19.6 8.2c.8-.5 1.4-1.2 1.9-1.9z',
};
export const user: IconShape = {
  stroke: 'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
};
export const youtube: IconShape = {
  fill: 'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zm5 3.3v6.4l5.4-3.2z',
};
