// The playground in Debian's browser.
import {createRequire} from 'node:module';

const {chromium} = createRequire(import.meta.url)('playwright-core');

export const launched = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', chromiumSandbox: false, args: ['--disable-dev-shm-usage'],
});
