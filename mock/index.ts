/** The mock: a server or request handler that sends the documented responses. */
export { type LogEntry, logLine } from './logLine.ts';
export { CASE_HEADER, createMockHandler, type MockHandlerOptions } from './mockHandler.ts';
export { PRISM_CONFIG, SILENT_LOGGER } from './prism.ts';
export { sampleCases } from './sampleCases.ts';
export { sparseCases } from './sparseCases.ts';
export { type MockOptions, startMock } from './startMock.ts';
