import type { LucideIcon } from "lucide-react";
import BedDouble from "lucide-react/icons/bed-double";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Building2 from "lucide-react/icons/building-2";
import ChartColumn from "lucide-react/icons/chart-column";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Clock from "lucide-react/icons/clock";
import Compass from "lucide-react/icons/compass";
import Eye from "lucide-react/icons/eye";
import FileText from "lucide-react/icons/file-text";
import Hammer from "lucide-react/icons/hammer";
import HandHeart from "lucide-react/icons/hand-heart";
import Handshake from "lucide-react/icons/handshake";
import House from "lucide-react/icons/house";
import KeyRound from "lucide-react/icons/key-round";
import Leaf from "lucide-react/icons/leaf";
import MessageCircle from "lucide-react/icons/message-circle";
import PaintRoller from "lucide-react/icons/paint-roller";
import PoundSterling from "lucide-react/icons/pound-sterling";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Ruler from "lucide-react/icons/ruler";
import Search from "lucide-react/icons/search";
import Shield from "lucide-react/icons/shield";
import Sparkles from "lucide-react/icons/sparkles";
import Target from "lucide-react/icons/target";
import Users from "lucide-react/icons/users";
import Wrench from "lucide-react/icons/wrench";
import * as styles from "./icon.module.scss";

// Each drawing by its own address: through the package's front door webpack reads all 1,700.
const drawings: Readonly<Record<Queries.Icon, LucideIcon>> = {
  bed: BedDouble,
  building: Building2,
  care: HandHeart,
  chart: ChartColumn,
  check: ClipboardCheck,
  clock: Clock,
  compass: Compass,
  eye: Eye,
  file: FileText,
  hammer: Hammer,
  handshake: Handshake,
  house: House,
  key: KeyRound,
  leaf: Leaf,
  search: Search,
  message: MessageCircle,
  paint: PaintRoller,
  pound: PoundSterling,
  refresh: RefreshCw,
  ruler: Ruler,
  shield: Shield,
  sparkle: Sparkles,
  target: Target,
  suitcase: BriefcaseBusiness,
  people: Users,
  wrench: Wrench,
};

/** A small drawing that only decorates; the words beside it say the same. */
export function Icon({ name }: { readonly name: Queries.Icon | null }) {
  if (name === null) return null;
  const Drawing = drawings[name];
  return <Drawing className={styles.icon} strokeWidth={1.25} />;
}
