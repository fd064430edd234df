import type { Option } from '../../../lib/messages';

const LABELS = new Set(['use', 'hire', 'hire-good', 'borrow']);

/** Uses or hires a building. */
export const isBuilding = ({ label }: Option): boolean => LABELS.has(label);
