/** An empty program, to measure the time that the compiler takes for its own library. */
export {};
