import { defineArea } from '#kit/contract/area.ts';

/** The engine for documents: it declares nothing itself, each area its own kinds. */
export const dokumenArea = defineArea({});
