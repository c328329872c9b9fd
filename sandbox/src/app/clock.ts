/** The sandbox's own time: that of the machine, moved forward by tests. */
export interface Clock {
  now(): Date;
  moveForward(seconds: number): void;
}

/** A clock that starts at the machine's time. */
export function createClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    moveForward: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}

/** The moment some seconds after another. */
export const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** Whole seconds from one moment to a later one, at least 1. */
export const secondsUntil = (now: Date, then: Date) =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
