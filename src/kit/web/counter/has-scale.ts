import { shellWith } from '#kit/web/base/shell.ts';

/** Only some browsers, and only over TLS or on this machine, may talk to a scale; a shell may have one of its own. */
export const hasScale = (): boolean => 'serial' in navigator || shellWith('weigh') !== undefined;
