import {
  ATASAN,
  batal,
  defineEvents,
  olehOwner,
  TANPA_OWNER,
} from '#areas/akses/contract/event.ts';

/** What a superior agrees to about instalments. */
export const cicilanEvents = defineEvents({
  BATAL_CICILAN: batal('Batal cicilan'),
  BATAL_BAYAR_CICILAN: batal('Batal bayar cicilan'),
  /** Gold leaves before it is paid: the customer owes the rest (D-38.3). */
  CICILAN_DI_AWAL: {
    nama: 'Cicilan diserahkan di awal',
    diminta: TANPA_OWNER,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
    banding: [['DP', 'Piutang']],
  },
  LELANG_CICILAN: {
    nama: 'Lelang cicilan',
    ...olehOwner(ATASAN, 'LAINNYA'),
    banding: [['Harga beli hari ini', 'Hasil lelang']],
  },
  BATAL_LELANG_CICILAN: { nama: 'Batal lelang cicilan', ...olehOwner(ATASAN, 'BATAL') },
});
