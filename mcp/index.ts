/** A server of the Model Context Protocol: the operations of the contract as tools for assistants. */
export { type McpOptions, type RunningMcp, serveMcp } from './serveMcp.ts';
