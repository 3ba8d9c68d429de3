/** The kinds of events that the sandbox sends, with their texts in the header of a delivery. */
export const EVENT_HEADERS = {
  push_events: 'Push Hook',
  tag_push_events: 'Tag Push Hook',
  merge_requests_events: 'Merge Request Hook',
  issues_events: 'Issue Hook',
  confidential_issues_events: 'Confidential Issue Hook',
  note_events: 'Note Hook',
  confidential_note_events: 'Confidential Note Hook',
  releases_events: 'Release Hook',
};

/** The columns of webhooks that say whether they want a kind of event. */
export type Trigger = keyof typeof EVENT_HEADERS;
