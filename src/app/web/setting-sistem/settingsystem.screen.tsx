import { settingSystem } from '#areas/akses/web/setting/setting-system.tsx';
import { PARAMETERS } from '#app/contract/parameters.ts';

/** The settings of every area. */
export default settingSystem(PARAMETERS);
