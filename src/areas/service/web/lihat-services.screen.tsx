import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { DaftarService } from '#areas/service/web/daftar-service.tsx';
import { PapanService } from '#areas/service/web/papan-service.tsx';
import { DiTukang } from '#areas/service/web/tukang/di-tukang.tsx';

/** Jobs of every day: as a list, as a board of where they are, and what craftsmen hold (D-37). */
export default tabbed(
  [
    { label: mark('Daftar'), of: DaftarService },
    { label: mark('Papan'), of: PapanService },
    { label: mark('Tukang'), of: DiTukang },
  ],
  'F6',
);
