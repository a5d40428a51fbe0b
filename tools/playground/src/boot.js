// What the page begins with: the module takes longest.
import './compiled.js';

import('./main.js');
