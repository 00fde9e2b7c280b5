import { ATASAN, batal, defineEvents, olehOwner } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about instalments. */
export const cicilanEvents = defineEvents({
  BATAL_CICILAN: batal('Batal cicilan'),
  BATAL_BAYAR_CICILAN: batal('Batal bayar cicilan'),
  LELANG_CICILAN: {
    nama: 'Lelang cicilan',
    ...olehOwner(ATASAN, 'LAINNYA'),
    banding: [['Harga beli hari ini', 'Hasil lelang']],
  },
  BATAL_LELANG_CICILAN: { nama: 'Batal lelang cicilan', ...olehOwner(ATASAN, 'BATAL') },
});
