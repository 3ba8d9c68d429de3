/** An empty program. It shows the time that the compiler needs in any case. */
export {};
