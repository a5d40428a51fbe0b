// plyglot, beside the page, so that no text keeps anybody from typing.
import {serve} from './serving.js';
import {Session} from './session.js';

serve((plyglot) => new Session(plyglot));
