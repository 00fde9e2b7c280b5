/** Makes a balance of now say other than its lines do. */
export const geserSaldo = (
  akun: string,
  kadar: number,
  { rupiah = 0, berat = 0, murni = 0 }: { rupiah?: number; berat?: number; murni?: number },
): string => `
  insert into saldo_lalu as l values ('KJ1', '${akun}', ${kadar}, ${rupiah}, 0, ${berat}, ${murni})
    on conflict (kode_toko, akun, kadar) do update set rupiah = l.rupiah + excluded.rupiah,
      berat = l.berat + excluded.berat, murni = l.murni + excluded.murni`;
