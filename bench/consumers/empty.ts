/** What the compiler does for nothing: its own library of types. */
export {};
