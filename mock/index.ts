/** The mock: a server, or a handler for one, that answers with the documented cases. */
export { createMockHandler, PRISM_CONFIG, SILENT_LOGGER } from './mockHandler.ts';
export { type MockOptions, startMock } from './startMock.ts';
