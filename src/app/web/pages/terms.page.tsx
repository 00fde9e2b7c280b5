import { LegalPage } from '#app/web/pages/legal.tsx';

/** Read by anyone, without login (1§2). */
export default function TermsPage() {
  return (
    <LegalPage
      title="Syarat dan Ketentuan"
      lead="Syarat ini berlaku bagi toko dan setiap orang yang memakai Kilau untuk bekerja di toko itu."
      parts={[
        [
          'Siapa yang boleh memakai',
          [
            'Kilau dipakai oleh pemilik toko dan orang yang ditunjuknya. Setiap orang memakai user id ' +
              'sendiri; user id dan password tidak dipinjamkan.',
            'Satu user id hanya terbuka di satu tempat. Pemilik toko atau supervisor dapat mengakhiri ' +
              'sesi kapan saja.',
          ],
        ],
        [
          'Tanggung jawab pemakai',
          [
            'Data yang dimasukkan harus benar. Harga, berat dan kadar yang disetujui di layar menjadi ' +
              'dasar nota dan pembukuan toko.',
            'Tindakan yang memerlukan persetujuan atasan, seperti pembatalan, cetak ulang atau harga ' +
              'di luar batas, dicatat bersama nama yang meminta dan yang menyetujui.',
            'Mencoba membuka data toko lain, mengubah catatan yang sudah disimpan, atau mengganggu ' +
              'jalannya aplikasi tidak diperbolehkan.',
          ],
        ],
        [
          'Catatan transaksi',
          [
            'Transaksi yang sudah disimpan tidak dihapus. Pembatalan dicatat sebagai transaksi lawan ' +
              'pada hari yang sama, sehingga riwayatnya tetap utuh.',
            'Hari kerja yang sudah ditutup tidak berubah lagi. Laporan hari itu selalu menunjukkan ' +
              'angka yang sama.',
          ],
        ],
        [
          'Usaha toko',
          [
            'Izin usaha, pajak, dan kewajiban lapor transaksi adalah tanggung jawab toko. Kilau ' +
              'membantu menyiapkan datanya, tetapi tidak menggantikan nasihat hukum atau pajak.',
            'Syarat jual beli antara toko dan pembeli, termasuk pembelian kembali, adalah syarat yang ' +
              'dicetak toko pada nota.',
          ],
        ],
        [
          'Ketersediaan',
          [
            'Aplikasi dijaga agar selalu dapat dipakai, tetapi gangguan listrik, jaringan atau ' +
              'perangkat dapat terjadi. Toko menyimpan cadangan data secara berkala.',
            'Perubahan pada syarat ini diumumkan di aplikasi sebelum berlaku.',
          ],
        ],
      ]}
    />
  );
}
