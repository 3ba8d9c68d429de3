import { describe, expect, test } from 'vitest';
import { elementsBesides } from './elements.ts';

const own = ['id', 'required_approvals'];
const rule = (id: number, level: number, required_approvals = 1) => ({
  id,
  access_level: level,
  required_approvals,
});
const was = [rule(1, 40, 2), rule(2, 30)];

describe('a list whose elements are changed one by one', () => {
  test('accepts that a named field changes, and that other fields and elements stay', () => {
    const sent = [{ id: 1, access_level: 30 }, { access_level: 60 }];
    const is = [rule(1, 30, 2), rule(2, 30), rule(3, 60)];
    expect(elementsBesides(sent, was, is, own)).toEqual([]);
  });

  test('reports a removed element that is still there', () => {
    const sent = [{ id: 1, _destroy: true }];
    expect(elementsBesides(sent, was, [rule(2, 30)], own)).toEqual([]);
    expect(elementsBesides(sent, was, was, own)).toEqual(['still has the element 1']);
  });

  test('reports an element that is lost or changed although the change did not name it', () => {
    const sent = [{ id: 1, _destroy: true }];
    expect(elementsBesides(sent, was, [], own)).toEqual(['has lost the element 2']);
    expect(elementsBesides(sent, was, [rule(2, 40)], own)).toEqual([
      'shows access_level of the element 2 as 40, which was 30',
    ]);
  });

  test('reports a field that is reset although the change did not name it', () => {
    const sent = [{ id: 1, access_level: 30 }];
    expect(elementsBesides(sent, was, [rule(1, 30, 1), rule(2, 30)], own)).toEqual([
      'shows required_approvals of the element 1 as 1, which was 2',
    ]);
  });

  test('ignores a list that is replaced as a whole', () => {
    expect(elementsBesides(['linux'], ['arm'], ['linux'], own)).toEqual([]);
    expect(elementsBesides([{ access_level: 30 }], was, [], own)).toEqual([]);
  });
});
