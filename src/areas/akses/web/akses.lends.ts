import { lendPaperCheck } from '#kit/web/device/papers.ts';

lendPaperCheck(async (of) =>
  (await import('#areas/akses/web/perangkat/tanya-kertas.ts')).tanyaKertas(of),
);
