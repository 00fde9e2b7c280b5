import { lateDialog } from '#kit/web/feedback/late-dialog.ts';

/** The sheet of '?'. */
export const openShortcuts = lateDialog(async () => {
  const { ShortcutsSheet } = await import('#kit/web/frame/shortcuts-sheet.tsx');
  return ShortcutsSheet;
});
