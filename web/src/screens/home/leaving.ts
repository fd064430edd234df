import { api } from '$lib/api';
import type { TableSummary } from '$lib/messages';

/** How a table leaves my list: the key of its texts, and what does it. Who plays with others resigns at the table. */
export function wayOut(table: TableSummary): { key: string; question: string; go: () => Promise<unknown> } | null {
  const { id, status, seat, host, alone } = table;
  const leave = (key: string) => ({ key, question: `${key}-ask`, go: () => api.leave(id) });
  const put = (question: string) => ({ key: 'going-delete', question, go: () => api.delete(id) });
  if (status === 'over') return leave(seat === null ? 'going-watch' : 'going-list');
  if (status === 'waiting' && host) return put(alone ? 'going-delete-alone' : 'going-delete-ask');
  if (status === 'waiting' && seat !== null) return leave('going-leave');
  if (seat === null && !host) return leave('going-watch');
  return alone ? put('going-delete-alone') : null;
}
