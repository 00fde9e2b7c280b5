import { IconIdBadge2, IconPlus, IconPrinter } from '@tabler/icons-react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { int, kode, optional, text, day } from '#kit/contract/field.ts';
import { phoneTold } from '#kit/contract/field-more.ts';
import { call } from '#kit/web/api/client.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { printHtml } from '#kit/web/counter/print.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { memberSemuaEndpoint } from '#areas/customer/contract/member.api.ts';
import { settingMemberEndpoint } from '#areas/customer/contract/setting-member.api.ts';
import { kartuMemberEndpoint } from '#areas/member/contract/kartu-member.api.ts';
import { openJadiMember } from '#areas/customer/web/jadi-member.tsx';
import { KARTU_MM, kartuCss, kartuHtml } from '#areas/customer/web/setting-member/kartu-html.ts';

type Member = AnswerOf<typeof memberSemuaEndpoint>[number];

const COLUMNS = {
  kode_customer: kode('Kode Member'),
  nama: text('Nama'),
  no_hp: optional(phoneTold('No HP')),
  alamat: text('Alamat'),
  tgl_lahir: optional(day('Tanggal Lahir')),
  poin: int('Poin'),
};
const WORDS = {
  label: 'Member',
  search: 'Cari nama atau kode',
  none: 'Belum ada member',
  hint: 'Daftarkan customer dari sini, atau langsung di kasir.',
};
const SORT = ['kode_customer', 'nama', 'tgl_lahir', 'poin'];

/** Members of the chain: found, registered, their card printed. */
export default function DataMemberScreen() {
  const { toko } = useSesi();
  const daftar = () =>
    void openJadiMember({ kode_customer: null, nama: null, no_hp: null, alamat: null });
  useHotkey('N', daftar);
  const cetak = async (member: Member) => {
    const { kode_customer } = member;
    const [{ kartu }, { halaman_kartu }] = await Promise.all([
      call(settingMemberEndpoint, {}),
      call(kartuMemberEndpoint, { params: { kode_customer } }),
    ]);
    void printHtml(kartuHtml(kartu, { ...member, halaman_kartu }, toko), {
      mm: KARTU_MM,
      css: kartuCss(kartu),
    });
  };
  const baru = (
    <Button look="primary" icon={<IconPlus size={16} aria-hidden />} shortcut="N" onClick={daftar}>
      {t('Daftarkan member')}
    </Button>
  );
  return (
    <Screen>
      <ScreenHead acts={baru} />
      <PagedList
        of={memberSemuaEndpoint}
        name="data-member"
        words={WORDS}
        columns={COLUMNS}
        pinned="kode_customer"
        sortable={SORT}
        sort="nama"
        query={{}}
        offer={baru}
        actionsWidth={96}
        actions={(row) => (
          <>
            <IconButton
              label={`${t('Data member')} ${String(row.nama)}`}
              onClick={() => void openPeek('customer', String(row.kode_customer))}
            >
              <IconIdBadge2 size={17} stroke={1.7} aria-hidden />
            </IconButton>
            <IconButton
              label={`${t('Cetak kartu')} ${String(row.nama)}`}
              onClick={() => void cetak(row as Member)}
            >
              <IconPrinter size={17} stroke={1.7} aria-hidden />
            </IconButton>
          </>
        )}
      />
    </Screen>
  );
}
