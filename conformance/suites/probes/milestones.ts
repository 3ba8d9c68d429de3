import type { Probe } from './probe.ts';
import { searchField } from './searchField.ts';

const searched = ['title', 'description'];

export const milestones: Probe[] = searched.map((field) => ({
  statement: `milestones.search-${field}`,
  try: (reader) => searchField(reader, { field, searched }),
}));
