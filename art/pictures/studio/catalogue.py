"""Which pictures there are: from where each product is seen, and how large beside its family."""
from dataclasses import dataclass
from typing import Callable, Optional

import battery
import cables
import devices
import inverter
import kit
import mounts
import panel
import station

MAKERS = {'battery': battery.build, 'inverter': inverter.build, 'panel': panel.build, 'portable': station.build}
VIEWS = {'battery': (24, 17), 'inverter': (24, 13), 'panel': (-22, 10), 'portable': (24, 16)}

ACCESSORIES = {
    'ACC-MC4-5': (cables.pairs, -18, 42, 0.8), 'ACC-MC4-Y': (cables.branches, -18, 42, 0.85),
    'ACC-CAB-50': (cables.solar, 6, 34, 0.9), 'ACC-CAB-100': (cables.solar, 6, 34, 1.0),
    'ACC-BATC-4': (cables.battery_lead, 6, 42, 0.88), 'ACC-BATC-20': (cables.battery_lead, 6, 42, 1.0),
    'ACC-MPPT-20': (devices.controller, 24, 14, 0.78), 'ACC-MPPT-40': (devices.controller, 24, 14, 0.86),
    'ACC-MPPT-60': (devices.controller, 24, 14, 0.92), 'ACC-MPPT-100': (devices.controller, 24, 14, 1.0),
    'ACC-SOP-Z': (mounts.zeds, -16, 34, 0.9), 'ACC-SOP-INC': (mounts.tilting, -32, 20, 1.0),
    'ACC-RIEL-4': (mounts.rails, -16, 30, 1.0), 'ACC-SUELO-4': (mounts.ground_frame, -30, 16, 1.0),
    'ACC-BRK-63': (devices.breaker, 26, 16, 0.8), 'ACC-BRK-125': (devices.breaker, 26, 16, 0.88),
    'ACC-FUS-T200': (devices.fuse, 24, 24, 0.9), 'ACC-CAJA-4': (devices.combiner, 14, 14, 1.0),
    'ACC-ATS-63': (devices.transfer_switch, 24, 16, 0.86), 'ACC-SHUNT': (devices.shunt, 10, 24, 0.92),
    'ACC-CARG-20': (devices.charger, 20, 24, 0.92), 'ACC-PROT-2K': (devices.protector, 26, 14, 0.86),
    'ACC-LED-4': (devices.bulbs, 0, 16, 0.9), 'ACC-PANEL-12': (devices.transfer_panel, 24, 14, 1.0),
}


@dataclass
class Shot:
    name: str
    build: Callable
    azimuth: float
    height: float
    relative: float = 1.0
    closer: Optional[tuple] = None


def _reach(scene):
    return max(scene['size'].values()) if scene['size'] else 1


def shots(scenes):
    largest = {}
    for scene in scenes:
        family = scene['category']
        largest[family] = max(largest.get(family, 0), _reach(scene))
    for scene in scenes:
        shot = _kit(scene, scenes) or _accessory(scene) or _machine(scene, largest)
        yield shot
        closer = _closer(scene)
        if closer:
            yield Shot(f'{shot.name}-detalle', shot.build, -24, 14, shot.relative, closer)


def _accessory(scene):
    if scene['sku'] not in ACCESSORIES:
        return None
    maker, azimuth, height, relative = ACCESSORIES[scene['sku']]
    return Shot(scene['sku'].lower(), lambda: maker(scene), azimuth, height, relative)


def _machine(scene, largest):
    maker = MAKERS.get(scene['category'])
    if maker is None:
        return None
    azimuth, height = VIEWS[scene['category']]
    relative = (_reach(scene) / largest[scene['category']]) ** 0.2
    return Shot(scene['sku'].lower(), lambda: maker(scene), azimuth, height, relative)


def _kit(scene, scenes):
    if scene['category'] != 'kit':
        return None
    parts = {other['sku']: other for other in scenes}
    makers = {sku: maker for sku, (maker, *_) in ACCESSORIES.items()}
    return Shot(scene['sku'].lower(), kit.builder(scene, parts, makers), -14, 17)


def _closer(scene):
    """Where the view of stations and inverters goes near: the point in inches, and how many times."""
    if scene['category'] not in {'portable', 'inverter'}:
        return None
    w, h, d = (scene['size'][side] for side in 'whd')
    front = -d / 2
    if scene['category'] == 'portable':
        return (w * 0.06, front, h * 0.52), 1.75
    if not scene['specs']['type'].startswith('hybrid'):
        return (-w * 0.04, front, h * 0.5), 1.9
    return (w * 0.05, front, h * 0.5), 1.55
