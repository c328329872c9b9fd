/** Waits this many milliseconds. */
export const pause = (milliseconds: number) => new Promise<void>((goOn) => setTimeout(goOn, milliseconds));
