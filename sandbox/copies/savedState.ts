/** The parts of a sandbox's state that are neither rows nor repositories. */
import type { Disturbance } from '../../wire/disturber.ts';
import type { Sandbox, Settings } from '../sandbox.ts';
import type { ClockState } from '../store/clock.ts';

export interface SavedState {
  clock: ClockState;
  settings: Settings;
  disturbance: Disturbance;
}

/** Returns the state of a sandbox as data that can be written as JSON. */
export function savedState({ clock, settings, disturbance }: Sandbox): SavedState {
  return structuredClone({ clock: clock.state(), settings, disturbance });
}

export function restoreState(sandbox: Sandbox, { clock, settings, disturbance }: SavedState): void {
  sandbox.clock.restore(clock);
  sandbox.settings = structuredClone(settings);
  sandbox.setDisturbance(disturbance);
}
