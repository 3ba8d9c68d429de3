// The selftest still imports this name.
export { shownFields } from './readBackProperty.ts';
