// The languages of the extension: their names are those by which the language server knows them.
import {hive_pgn, hop, boardspace_sgf, thehive, uhp} from './descriptions/hive.mjs';
import {hexix, hexix_2019} from './descriptions/hexix.mjs';
import {homeworlds, homeworlds_ap, homeworlds_ap_record, homeworlds_jpb, homeworlds_quux, homeworlds_sdg} from './descriptions/homeworlds.mjs';
import {hopgi, hopgi_diagram, hopgi_fen} from './descriptions/hopgi.mjs';

export const languages = [
  {id: 'hop', description: hop},
  {id: 'uhp', description: uhp},
  {id: 'thehive', description: thehive},
  {id: 'hive-pgn', description: hive_pgn},
  {id: 'boardspace-sgf', description: boardspace_sgf},
  {id: 'homeworlds', description: homeworlds},
  {id: 'homeworlds-ap', description: homeworlds_ap},
  {id: 'homeworlds-sdg', description: homeworlds_sdg},
  {id: 'homeworlds-jpb', description: homeworlds_jpb},
  {id: 'homeworlds-quux', description: homeworlds_quux},
  {id: 'hexix', description: hexix},
  {id: 'hexix-2019', description: hexix_2019},
  {id: 'hopgi', description: hopgi},
  {id: 'hopgi-fen', description: hopgi_fen},
  {id: 'hopgi-diagram', description: hopgi_diagram},
];

/** Grammars that others include. */
export const parts = [{id: 'homeworlds-ap-record', description: homeworlds_ap_record}];
