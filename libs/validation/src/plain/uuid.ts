import { isLike } from './shape.ts';

/** Whether a value has the form of the ids that the database gives. */
export const isUuid = isLike(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i);
