import { expect, test } from 'vitest';
import { testCasesIn } from './xunit.ts';

test('reads names and failures, and the cases before a missing end', () => {
  const xml = `<testsuite><testcase name="GET (200) /a&amp;b" time="1"/>
<testcase name="two"><failure message="a &lt; b"><![CDATA[Message:
body: wrong]]></failure></testcase>
<testcase name="three"><fail`;
  expect(testCasesIn(xml)).toEqual([
    { name: 'GET (200) /a&b' },
    { name: 'two', failure: 'a < b\nMessage:\nbody: wrong' },
  ]);
});

test('reads the name of a generated test from its output', () => {
  const xml = `<testcase name="contractTest()[1]"><system-out><![CDATA[
unique-id: [x]
display-name:  Scenario: GET /a -> 200
]]></system-out></testcase>`;
  expect(testCasesIn(xml)).toEqual([{ name: 'Scenario: GET /a -> 200' }]);
});
