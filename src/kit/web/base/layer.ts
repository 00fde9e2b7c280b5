/** How many dialogs lie over the screen: a function key belongs to the uppermost of them. */
export const layer = { now: 0 };
