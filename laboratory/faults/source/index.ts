/** The faults in the source of the sandbox, for the package that contains them compiled. */

export {
  type AllSourceFaults,
  COMPILED_FAULTS,
  readAllSourceFaults,
} from './readAllSourceFaults.ts';
