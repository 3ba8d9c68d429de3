/** The parts of a sandbox's state that are neither rows nor repositories. */
import type { Sandbox, SavedState } from '../sandbox.ts';

/** Returns the state of a sandbox as data that can be written as JSON. */
export function savedState({ clock, settings, disturbance }: Sandbox): SavedState {
  return structuredClone({ clock: clock.state(), settings, disturbance });
}

export function restoreState(sandbox: Sandbox, { clock, settings, disturbance }: SavedState): void {
  sandbox.clock.restore(clock);
  sandbox.settings = structuredClone(settings);
  sandbox.setDisturbance(disturbance);
}
