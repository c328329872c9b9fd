import { createContext, useContext } from 'react';
import { type ToggleName, type Toggles, toggleNames } from '@site/contracts/toggles';

/** Every toggle off: how the site looks before, and without, a response of the server (D15). */
export const allTogglesOff = Object.fromEntries(toggleNames.map((name) => [name, false])) as Toggles;

/** Holds what is on and off; the shell fills it. */
export const TogglesContext = createContext<Toggles>(allTogglesOff);

/** Whether a feature is on. */
export function useToggle(name: ToggleName): boolean {
  return useContext(TogglesContext)[name];
}
