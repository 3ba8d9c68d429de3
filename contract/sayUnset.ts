/**
 * Says that an environment variable is not set. A text that is no name of a variable stays out of the message: it may be
 * the secret itself, in the wrong place.
 * @param purpose the value that the variable should have: `a token`
 */
export function sayUnset(name: string, env: NodeJS.ProcessEnv, purpose: string): string {
  if (!/^\w+$/.test(name))
    return 'give the name of an environment variable, such as FORGE_TOKEN: a secret does not belong in an option';
  const inCi = env.CI ? ' (in CI: a line in `env`, and a secret)' : '';
  return `the environment variable ${name} is not set: set it to ${purpose}${inCi}`;
}
