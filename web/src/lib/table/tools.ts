/** What the head of a table opens. */
export interface Tools {
  /** Lines of the chat not read yet. */
  unread: number;
  log: () => void;
  chat: () => void;
  menu: () => void;
}
