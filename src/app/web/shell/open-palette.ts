import { lateDialog } from '#kit/web/feedback/late-dialog.ts';

/** Ctrl K: every screen this person may open, by name; its code comes with the first use. */
export const openPalette = lateDialog(async () => {
  const { Palette } = await import('#app/web/shell/palette.tsx');
  return Palette;
});
