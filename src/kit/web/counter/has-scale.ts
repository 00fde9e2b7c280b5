/** Only some browsers, and only over TLS or on this machine, may talk to a scale. */
export const hasScale = (): boolean => 'serial' in navigator;
