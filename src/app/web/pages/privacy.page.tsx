import { LegalPage } from '#app/web/pages/legal.tsx';

/** Read by anyone, without login (1§2); in the sense of the law on personal data (UU 27/2022). */
export default function PrivacyPage() {
  return (
    <LegalPage
      title="Kebijakan Privasi"
      lead={
        'Halaman ini menjelaskan data pribadi apa yang disimpan toko di Kilau, untuk apa, dan hak ' +
        'Anda atas data itu. Pengendali datanya adalah toko tempat Anda bertransaksi.'
      }
      parts={[
        [
          'Data yang disimpan',
          [
            'Pembeli dan penjual: nama, alamat, nomor telepon, dan riwayat transaksi. Nomor KTP, foto ' +
              'wajah atau foto barang hanya disimpan bila diwajibkan untuk pembelian kembali atau ' +
              'hutang.',
            'Pegawai toko: user id, nama, tingkat, waktu masuk dan keluar, perangkat, dan catatan ' +
              'tindakan di aplikasi. Password disimpan dalam bentuk yang tidak dapat dibaca kembali.',
          ],
        ],
        [
          'Untuk apa',
          [
            'Mencetak nota, mengenali barang yang dibeli kembali, mencatat hutang dan cicilan, ' +
              'melayani member, memenuhi kewajiban hukum, dan menjaga keamanan toko.',
            'Promo hanya dikirim kepada pelanggan yang menyetujuinya, dan persetujuan itu dapat ' +
              'dicabut kapan saja.',
          ],
        ],
        [
          'Siapa yang dapat melihat',
          [
            'Pegawai toko sesuai hak aksesnya. Nomor telepon dan KTP disamarkan di daftar; setiap ' +
              'kali data lengkap dibuka, hal itu dicatat.',
            'Data tidak dijual. Data diserahkan kepada pihak lain hanya bila diminta oleh hukum, atau ' +
              'kepada layanan yang dipilih toko untuk mengirim pesan atau menyimpan cadangan.',
          ],
        ],
        [
          'Berapa lama',
          [
            'Catatan transaksi disimpan selama diwajibkan oleh ketentuan pembukuan dan pajak. Sesudah ' +
              'itu data pribadi dihapus atau disamarkan.',
          ],
        ],
        [
          'Hak Anda',
          [
            'Anda berhak meminta salinan data Anda, memperbaikinya, mencabut persetujuan promo, dan ' +
              'meminta penghapusan data yang tidak lagi wajib disimpan. Sampaikan permintaan itu kepada ' +
              'toko.',
          ],
        ],
        [
          'Di komputer ini',
          [
            'Aplikasi memakai satu cookie untuk sesi masuk dan satu cookie untuk mengenali perangkat. ' +
              'Pilihan tampilan disimpan di peramban ini. Tidak ada pelacak pihak ketiga.',
          ],
        ],
      ]}
    />
  );
}
