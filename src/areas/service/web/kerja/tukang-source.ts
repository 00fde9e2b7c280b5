/** Craftsmen who work for the shop, as an input offers them. */
export const TUKANG = {
  call: 'GET tukang/get/all',
  value: 'kode_tukang',
  show: 'nama',
  table: 'tukang',
} as const;
