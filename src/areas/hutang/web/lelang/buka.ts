import { openHutang } from '#areas/hutang/web/lelang/buka-peringatan.ts';

/** What is done with a loan that is not redeemed, each in a dialog of its own. */
export const openLelang = openHutang(
  async () => (await import('#areas/hutang/web/lelang/lelang-dialog.tsx')).LelangDialog,
);
export const openKelebihan = openHutang(
  async () => (await import('#areas/hutang/web/lelang/kelebihan-dialog.tsx')).KelebihanDialog,
);
