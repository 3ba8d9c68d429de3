import { expect, test } from 'vitest';
import { findMisfits, formatMisfit } from './findMisfits.ts';
import { readFaults } from './readFaults.ts';

const [fault] = readFaults('statements/tags').filter(({ id }) => id === 'tags.search-begins');
const fitting = { ...fault!, place: 'nameFilter', find: 'name.startsWith', put: 'name.includes' };

test('names all faults that do not fit, and none that does', () => {
  const gone = { ...fitting, id: 'gone', place: 'noSuchFunction' };
  const other = { ...fitting, id: 'other', find: 'name.beginsWith' };
  expect(findMisfits([gone, fitting, other]).map((misfit) => misfit.fault.id)).toEqual([
    'gone',
    'other',
  ]);
});

test('shows where the pattern is, if it has moved', () => {
  const [misfit] = findMisfits([{ ...fitting, file: 'areas/tags/presenters.ts' }]);
  expect(misfit!.nearest[0]).toMatchObject({
    place: 'areas/tags/handlers.ts#nameFilter',
    code: 'name.startsWith',
  });
});

test('shows like code of the file, if the pattern is nowhere', () => {
  const [misfit] = findMisfits([{ ...fitting, find: 'name.startsWith(term, 0)' }]);
  expect(misfit!.nearest[0]).toMatchObject({ code: 'name.startsWith(term)' });
  expect(formatMisfit(misfit!)).toMatch(
    /^tags\.search-begins: .*\n {2}of {4}laboratory\/faults\/source\/statements\/tags\.yaml:\d+\n {2}in {4}areas\/tags\/handlers\.ts#nameFilter\n {2}find {2}name\.startsWith\(term, 0\)\n {2}why .* 0 times.*\n {2}near/,
  );
});
